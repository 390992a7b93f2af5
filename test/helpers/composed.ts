/** What an input method puts into a control step by step, and what it ends with. */
export interface Composed {
  readonly steps: readonly string[];
  readonly committed: string;
}

/** As the input methods of the systems write them; macOS puts spaces between the syllables of pinyin. */
export const COMPOSED = {
  Chinese: { steps: ['b', 'bei', 'bei j', 'bei jing'], committed: '北京' },
  'Chinese with narrow spaces': { steps: ['bei', 'bei\u2006j', 'bei\u2006jing'], committed: '北京' },
  Japanese: { steps: ['n', 'に', 'にほ', 'にほん', '日本'], committed: '日本' },
  Korean: { steps: ['ㅎ', '하', '한'], committed: '한' },
} as const satisfies Record<string, Composed>;
