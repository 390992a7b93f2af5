/** An address of a company beside that of its profile, as a save names its parts; empty texts where there is none. */
export interface StoredLocation {
  id: number;
  companyId: number;
  name: string;
  street: string;
  city: string;
  postalCode: string;
  countryCode: string;
  contactName: string;
  contactPhone: string;
  revision: number;
}

/** The parts that the audit log tells of, by the names that they have there. */
export const auditedLocation = ({
  name,
  street,
  city,
  postalCode,
  countryCode,
  contactName,
  contactPhone,
}: Omit<StoredLocation, 'id' | 'companyId' | 'revision'>) => ({
  location: name,
  address_1: street,
  city,
  postalCode,
  countryCode,
  contactName,
  contactPhone,
});
type AuditedLocation = ReturnType<typeof auditedLocation>;

/** Before a location is made, and once it is gone. */
export const NO_LOCATION: AuditedLocation = {
  location: '',
  address_1: '',
  city: '',
  postalCode: '',
  countryCode: '',
  contactName: '',
  contactPhone: '',
};
