/**
 * Every name by which a page addresses the elements of a custom elements manifest, such as `<po-style-manager> event
 * fp-saved`, with the type where there is one.
 *
 * @returns {Map<string, string>}
 */
export function namesOf({ modules }) {
  const names = new Map();
  for (const element of modules.flatMap(({ declarations }) => declarations)) {
    const add = (kind, list = [], typeOf = () => '') => {
      for (const each of list) names.set(`<${element.tagName}> ${kind} ${each.name}`, typeOf(each));
    };
    names.set(`<${element.tagName}>`, '');
    add('attribute', element.attributes, ({ type }) => type.text);
    add(
      'property',
      element.members.filter(({ kind }) => kind === 'field'),
      ({ type }) => type.text,
    );
    add(
      'method',
      element.members.filter(({ kind }) => kind === 'method'),
      (method) =>
        `(${method.parameters.map(({ type }) => type.text).join(', ')}) => ${method.return.type.text}`,
    );
    add('event', element.events, ({ type }) => type.text);
    add('part', element.cssParts);
    add('token', element.cssProperties);
  }
  return names;
}

/**
 * What a page that was written for the manifest `before` would miss, or find to be something else, under `now`.
 *
 * @returns {string[]}
 */
export function brokenNames(before, now) {
  const there = namesOf(now);
  return [...namesOf(before)].flatMap(([name, type]) => {
    if (!there.has(name)) return [name];
    return there.get(name) === type ? [] : [`${name}: ${type} is now ${there.get(name)}`];
  });
}
