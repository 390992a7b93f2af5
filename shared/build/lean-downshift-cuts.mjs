/**
 * What `useMenu()` never uses of `useCombobox()` (how to read it: `cutSource()`). Items are never disabled and never
 * chosen by downshift itself; no menu begins open or highlighted; text and choice are always the caller's, who hears of
 * changes in its own handlers, announces them and scrolls the list itself.
 */
export const CUTS = {
  useCombobox: [
    // What is always given, and states that a menu never begins in.
    [
      'useControlledReducer(',
      'isDropdownStateEqual)',
      `useControlledReducer$1(downshiftUseComboboxReducer, props, function () {
        return { isOpen: false, highlightedIndex: -1, selectedItem: null, inputValue: '' };
      })`,
    ],
    ['useEffect(function () {\n    var focusOnOpen', '}, []);'],
    ['useEffect(function () {\n    if (!isInitialMount) {', '});'],
    ['var previousResultCountRef = useRef();'],
    ['var isInitialMount = useIsInitialMount();'],
    // Announcing.
    ['useA11yMessageStatus(', ');'],
    // Scrolling, and the nodes that are kept for it.
    ['var preventScroll = ', ';'],
    ['preventScroll();'],
    [' preventScroll,'],
    ['var itemsRef = useRef({});'],
    ['useEffect(function () {\n    if (!isOpen) {', '}, [isOpen]);'],
    ['handleRefs(ref, function (itemNode) {', '})', 'ref'],
    // Choosing, and setting the text.
    ['Enter: function Enter(', '},\n'],
    ['callAllEventHandlers(customClickHandler, itemHandleClick)', '', 'customClickHandler'],
    ['var selectItem = useCallback(', '[dispatch]);'],
    ['var setInputValue = useCallback(', '[dispatch]);'],
    ['var reset = useCallback(', '[dispatch]);'],
    ['setInputValue: setInputValue,', 'reset: reset,'],
    ['selectedItem: selectedItem,\n    inputValue: inputValue\n'],
    // Disabled items, and items told by their place alone.
    ['if (disabledProp !== undefined) {', '}'],
    ['getItemAndIndex(', ')', '[itemProp, indexProp]'],
    ['var disabled = isItemDisabled(item, index);', '', 'var disabled = false;'],
    // Of its button only the node counts, as one more place that is inside.
    [
      'var getToggleButtonProps = ',
      '[dispatch, isOpen, elementIds]);',
      `var getToggleButtonProps = function () {
        return { ref: function (node) { toggleButtonRef.current = node; } };
      };`,
    ],
    // Another name of the reference, labels of its own, the keys of old browsers.
    ['_ref$refKey = _ref.refKey,'],
    ["refKey = _ref$refKey === void 0 ? 'ref' : _ref$refKey,", '', "refKey = 'ref',"],
    ['_ref3$refKey = _ref3.refKey,'],
    ["refKey = _ref3$refKey === void 0 ? 'ref' : _ref3$refKey,", '', "refKey = 'ref',"],
    ['_ref6$refKey = _ref6.refKey,'],
    ["refKey = _ref6$refKey === void 0 ? 'ref' : _ref6$refKey,", '', "refKey = 'ref',"],
    ['normalizeArrowKey(event)', '', 'event.key'],
  ],
  downshiftUseComboboxReducer: [
    ['case ItemClick:', 'break;'],
    ['case InputKeyDownEnter:', 'break;'],
    ['case FunctionSelectItem:', 'break;'],
    ['case ControlledPropUpdatedSelectedItem:', 'break;'],
    ['if (action.altKey) {', '} else {', '{'],
    [', state.highlightedIndex >= 0 && props.items.length && action.selectItem && {', '}'],
    [', !state.isOpen && {', '}'],
    ['highlightedIndex: getDefaultHighlightedIndex(', '),'],
  ],
  downshiftCommonReducer: [
    ['case stateChangeTypes.FunctionSetInputValue:', 'break;'],
    ['case stateChangeTypes.FunctionReset:', 'break;'],
    ['case stateChangeTypes.ToggleButtonClick:'],
    // The names of its own module, which the minifier knows the values of.
    ...[
      'ItemMouseMove',
      'MenuMouseLeave',
      'FunctionToggleMenu',
      'FunctionOpenMenu',
      'FunctionCloseMenu',
      'FunctionSetHighlightedIndex',
    ].map((type) => [`stateChangeTypes.${type}`, '', type]),
    ['action.disabled ? -1 : action.index', '', 'action.index'],
    [
      'props.isItemDisabled(props.items[highlightedIndex], highlightedIndex) ? -1 : highlightedIndex',
      '',
      'highlightedIndex',
    ],
  ],
  // Handlers of changes, called after the change is drawn.
  useEnhancedReducer: [
    ['var prevStateRef = React.useRef({});'],
    ['React.useEffect(', '[state, lastAction, isStateEqual]);'],
  ],
  getHighlightedIndex: [
    ['var highlightedIndex = getNonDisabledIndex(', 'return highlightedIndex;', 'return current;'],
  ],
  getNonDisabledIndex: [['if (backwards) {', 'return -1;', 'return count ? start : -1;']],
  getHighlightedIndexOnOpen: [
    ['if (initialHighlightedIndex !== undefined', '\n  if (selectedItem)', '\n  if (selectedItem)'],
    [' && items[items.length - 1] && !isItemDisabled(items[items.length - 1], items.length - 1)'],
    [' && items[0] && !isItemDisabled(items[0], 0)'],
  ],
  // Ids from outside.
  useElementIdsR18$1: [
    ['var id = ', 'if (!id) {\n    id = reactId;\n  }', 'var id = "downshift-" + reactUseId$1();'],
    ['labelId != null ? labelId : '],
    ['menuId != null ? menuId : '],
    ['getItemId != null ? getItemId : '],
    ['toggleButtonId: ', ','],
    ['inputId != null ? inputId : '],
    ['[getItemId, id, inputId, labelId, menuId, toggleButtonId]', '', '[id]'],
  ],
  // Outside of all functions: the message's timers, the ids of React 17, types of actions that nobody asks for,
  // defaults of what is always given.
  '': [
    ['var cleanupStatus = ', '', 'var cleanupStatus = /*#__PURE__*/'],
    ['var updateA11yStatus = ', '', 'var updateA11yStatus = /*#__PURE__*/'],
    [
      'var SafeReact$1 = ',
      'useElementIdsLegacy$1;',
      'var reactUseId$1 = React.useId;\nvar useElementIds$1 = useElementIdsR18$1;',
    ],
    [
      'useCombobox.stateChangeTypes = ',
      ';',
      'useCombobox.stateChangeTypes = { InputBlur, InputChange, InputClick, InputKeyDownEscape, MenuMouseLeave };',
    ],
    [
      'var dropdownDefaultProps = {',
      '\n};',
      "var dropdownDefaultProps = { environment: typeof window === 'undefined' ? undefined : window };",
    ],
  ],
};
