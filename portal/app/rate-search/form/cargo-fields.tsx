import type { ReactNode } from 'react';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { NumberField } from '../../form/number-field.tsx';
import type { FieldName } from '../query/check-fields.ts';
import type { Fields } from '../query/fields.ts';
import { texts } from '../texts/index.ts';
import { ContainerFields } from './container-fields.tsx';

type Cargo = Pick<Fields, 'counts' | 'weight' | 'volume'>;

interface CargoFieldsProps {
  entry: Cargo & Pick<Fields, 'mode'>;
  /** The hint of a measure that may be left out. */
  optional: string;
  /** Weight and volume are asked for with full containers, too, and may be left out there. */
  asksMeasures?: boolean;
  /** Places the measures beside each other. */
  className: string;
  /** What is wrong with a field, and what of it shows at once. */
  shownAt(field: Extract<FieldName, 'containers' | 'weightKg' | 'volumeCbm'>): {
    problems: readonly Text[];
    error: string | undefined;
  };
  onChange(part: Partial<Cargo>): void;
  /** Further measures, behind these. */
  children?: ReactNode;
}

/** What there is to ship: containers, or weight and volume. */
export function CargoFields(props: CargoFieldsProps) {
  const { entry, optional, asksMeasures = false, className, shownAt, onChange, children } = props;
  const text = useText(texts);
  const { mode, counts, weight, volume } = entry;
  const rules = (required: boolean) => ({ required, hint: required ? undefined : optional });
  return (
    <>
      {mode === 'FCL' && (
        <ContainerFields
          counts={counts}
          error={shownAt('containers').error}
          onChange={(next) => onChange({ counts: next })}
        />
      )}
      {(mode !== 'FCL' || asksMeasures) && (
        <div className={className}>
          <NumberField
            {...rules(mode !== 'FCL')}
            label={text('rateSearch.weight')}
            value={weight}
            onNumber={(next) => onChange({ weight: next })}
            {...shownAt('weightKg')}
          />
          <NumberField
            {...rules(mode === 'LCL')}
            label={text('rateSearch.volume')}
            value={volume}
            onNumber={(next) => onChange({ volume: next })}
            {...shownAt('volumeCbm')}
          />
          {children}
        </div>
      )}
    </>
  );
}
