/**
 * Calls back when the browser shows a page again that it had put aside whole: its data are those of back then, and perhaps of
 * somebody who has signed out since. Answers how to end it.
 */
export function onPageBack(then: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) then();
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}
