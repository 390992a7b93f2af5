/** What a mail program, Word or Outlook puts before the lines of a list, however often. */
const QUOTE = /^(?:[>|]\s*)+/;
const BULLET = /^\s*(?:[•·▪▫◦‣⁃●○■□◆◇►▶➢➤✓✔*\uf0b7\uf0a7・※§]|[-–—](?=\s)|o(?=[ \t]{2,}|\t))\s*/;
/** `101、102、103` is a list of short numbers, and no numbered one. */
const RUNNING_NUMBER =
  /^\s*(?:\(\d{1,3}\)|\d{1,4}[)）]|\d{1,3}\.(?=\s|$)|\d{1,3}\.\)|[a-z]\)|[①-⑳]|\d{1,3}、(?=\s*\S)(?!\s*\d{1,3}\s*(?:、|$)))\s*/i;

/** A line of a list without what quotes, marks and numbers it; a mark alone leaves nothing. */
export function withoutListMark(line: string): string {
  const unquoted = line.replace(QUOTE, '').replace(/^ +/, '');
  return unquoted.replace(BULLET, '').replace(RUNNING_NUMBER, '').replace(BULLET, '');
}
