/** What is typed or chosen of a location, in the form of a new one and of one that is there. */
type ListingField =
  | 'address'
  | 'name'
  | 'alternativeName'
  | 'businessTypeId'
  | 'phoneNumber'
  | 'mapsLink'
  | 'additionalInformation';

interface Control {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

/** What the parts of the form need of it. */
export interface ListingFields {
  readonly values: Readonly<Record<ListingField, string>>;
  readonly control: (name: ListingField) => Control;
  readonly error: (name: ListingField) => string | undefined;
  readonly set: (name: ListingField, value: string) => void;
}
