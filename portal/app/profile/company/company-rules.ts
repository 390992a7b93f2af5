import { LONGEST, lengthOf } from '../../../../shared/contract/profile.ts';
import { isPostalCode, postalCodeExample } from '../../../../shared/trade/postal-codes.ts';
import type { Problem } from '../../form/problem.ts';
import { texts } from '../texts/index.ts';

/** The values of the company form. */
export interface CompanyValues {
  companyName: string;
  address_1: string;
  city: string;
  postalCode: string;
  countryCode: string;
}

/** What each field is called. */
export const COMPANY_LABELS = {
  companyName: 'profile.company.name',
  address_1: 'profile.company.address',
  city: 'profile.company.city',
  postalCode: 'profile.company.postalCode',
  countryCode: 'profile.company.country',
} as const;

/** Whether more than a country is entered of the address, so that its parts are needed. */
export const isAddressBegun = ({ address_1, city, postalCode }: CompanyValues): boolean =>
  [address_1, city, postalCode].some((part) => part.trim() !== '');

/** The errors by field. An address is complete, or at most a country; the postal code is optional. */
export function companyProblems(
  values: CompanyValues,
  countryName: string,
): Record<keyof CompanyValues, readonly Problem[]> {
  const { companyName, address_1, city, postalCode, countryCode } = values;
  const isBegun = isAddressBegun(values);
  const required = (part: string): Problem[] => (isBegun && part.trim() === '' ? ['auth.requiredField'] : []);
  const atMost = (part: string, count: number): Problem[] =>
    lengthOf(part.trim()) > count ? [texts('profile.error.maximum', { count })] : [];
  const isStrange = postalCode.trim() !== '' && !isPostalCode(postalCode, countryCode);
  return {
    companyName:
      companyName.trim() === '' ? ['auth.requiredField'] : atMost(companyName, LONGEST.companyName),
    address_1: [...required(address_1), ...atMost(address_1, LONGEST.address)],
    city: [...required(city), ...atMost(city, LONGEST.city)],
    postalCode: [
      ...atMost(postalCode, LONGEST.postalCode),
      ...(isStrange
        ? [
            texts('profile.error.postalCode', {
              country: countryName,
              example: postalCodeExample(countryCode) ?? '',
            }),
          ]
        : []),
    ],
    countryCode: required(countryCode),
  };
}
