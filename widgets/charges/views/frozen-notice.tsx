import { useRef, useState } from 'react';
import type { Charges } from '../../../shared/contract/charges.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { isAnsweredQuote } from '../../../shared/trade/record-words.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import type { ChargesEditor } from '../state/editor.ts';
import { texts } from '../texts/index.ts';
import { Question } from './question.tsx';

interface FrozenNoticeProps {
  /** What the customer has answered, and when. */
  words: string;
  record: NonNullable<Charges['record']>;
  editor: ChargesEditor;
}

/** Why nothing can be changed, and the way to a new version for those who may begin one (D-152). */
export function FrozenNotice({ words, record, editor }: FrozenNoticeProps) {
  const text = useText(texts);
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <Banner
        kind="info"
        role="none"
        actions={
          record.newVersion &&
          !isAsking && (
            <Button size="sm" onClick={() => setAsking(true)}>
              {text('charges.version')}
            </Button>
          )
        }
      >
        {isAsking ? (
          <Question
            question={text('charges.version.question', { status: record.status })}
            confirm={text('charges.version.begin')}
            onConfirm={() => void editor.beginVersion()}
            onEnd={() => {
              setAsking(false);
              // The button is there again with the next drawing.
              queueMicrotask(() => place.current?.querySelector('button')?.focus());
            }}
          />
        ) : (
          `${words} ${record.newVersion || !isAnsweredQuote(record.status) ? '' : text('charges.version.by')}`.trim()
        )}
      </Banner>
    </div>
  );
}
