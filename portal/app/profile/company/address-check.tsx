import { useState } from 'react';
import * as v from 'valibot';
import { ClientError } from '../../../../shared/client/client-error.ts';
import { givenResult } from '../../../../shared/client/results.ts';
import type { TextValue } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { useStable } from '../../../../shared/ui/hooks/use-stable.ts';
import { client } from '../../client/client.ts';
import { useFieldRules } from '../../form/form.tsx';
import { Success } from '../../form/success.tsx';
import * as s from '../profile.css.ts';
import { texts } from '../texts/index.ts';
import type { CompanyValues } from './company-rules.ts';

interface AddressCheckProps {
  values: Pick<CompanyValues, 'address_1' | 'city' | 'postalCode' | 'countryCode'>;
  /** English name, as the server has it. */
  country: string;
}

type Checked = { address: string } & ({ is: 'busy' | 'right' } | { is: 'wrong'; reason: TextValue });

/** API-40, REF-22: checks whether an address in a form is possible. The result is shown until the address is changed. */
export function AddressCheck({ values, country }: AddressCheckProps) {
  const text = useText(texts);
  const { isValid, whenSettled } = useFieldRules();
  const [checked, setChecked] = useState<Checked>();
  const { address_1, city, postalCode, countryCode } = values;
  // D-128: an optional field that is empty is not sent.
  const optional = { ...(country && { country }), ...(postalCode.trim() && { postalCode }) };
  const asked = { address_1, city, countryCode, ...optional };
  const address = JSON.stringify(asked);
  const present = checked?.address === address ? checked : undefined;
  const isBlank = [address_1, city, postalCode, countryCode].every((part) => part.trim() === '');

  const check = useStable(async () => {
    if (!isValid()) return;
    setChecked({ address, is: 'busy' });
    // An answer about a former address is dropped.
    const found = (result: Checked) => setChecked((now) => (now?.address === address ? result : now));
    try {
      await givenResult(client.action('lookupAddress', asked, v.unknown()), 'action lookupAddress');
      found({ address, is: 'right' });
    } catch (error) {
      const reason = error instanceof ClientError ? error.text : texts('profile.error.save');
      found({ address, is: 'wrong', reason });
    }
  });

  return (
    <div className={s.column}>
      <div className={s.actions}>
        <Button size="sm" busy={present?.is === 'busy'} disabled={isBlank} onClick={() => whenSettled(check)}>
          {text('profile.company.check')}
        </Button>
      </div>
      <Success>{present?.is === 'right' && text('profile.company.checked')}</Success>
      {present?.is === 'wrong' && (
        <Banner kind="error">{text('error.withReason', { reason: present.reason })}</Banner>
      )}
    </div>
  );
}
