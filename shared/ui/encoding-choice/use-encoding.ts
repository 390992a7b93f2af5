import { useEffect, useState } from 'react';
import { useLocale } from '../../i18n/use-text.ts';
import type { Encoding } from '../../spreadsheet/encoding/encodings.ts';
import { findEncoding, tellingPart } from '../../spreadsheet/encoding/find-encoding.ts';
import { LARGEST_FILE } from '../../spreadsheet/refusal.ts';

/** Files whose content is text; a workbook says itself what it is encoded in. */
const TEXT_FILE = /\.(?:csv|tsv|txt)$/i;

/** What a text file may mean, and what it is taken for. */
export interface EncodingQuestion {
  readonly sample: Uint8Array;
  readonly encoding: Encoding;
}

interface Asked {
  readonly file: File;
  readonly question: EncodingQuestion;
}

/** A question about the file where its encoding isn't certain, with what the user chose, and how to choose. */
export function useEncoding(
  file: File | undefined,
): readonly [EncodingQuestion | undefined, Encoding | undefined, (encoding: Encoding) => void] {
  const locale = useLocale();
  const [asked, setAsked] = useState<Asked>();
  const [chosen, setChosen] = useState<{ readonly file: File; readonly encoding: Encoding }>();

  useEffect(() => {
    if (!file || !TEXT_FILE.test(file.name) || file.size > LARGEST_FILE) return;
    let isLatest = true;
    const ask = async () => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { encoding, isCertain } = await findEncoding(bytes, locale);
      if (isLatest && !isCertain) setAsked({ file, question: { sample: tellingPart(bytes), encoding } });
    };
    // Whoever reads the file says what is wrong with it.
    ask().catch((error: unknown) => console.warn('The encoding of a file could not be told.', error));
    return () => {
      isLatest = false;
    };
  }, [file, locale]);

  const question = asked && asked.file === file ? asked.question : undefined;
  const own = chosen && chosen.file === file ? chosen.encoding : undefined;
  const choose = (encoding: Encoding) => file && setChosen({ file, encoding });
  return [question, own, choose];
}
