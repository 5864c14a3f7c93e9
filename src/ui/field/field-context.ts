import { createContext, use } from 'react';

export type FieldWiring = {
  readonly controlId: string | undefined;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
};

const alone: FieldWiring = { controlId: undefined, describedBy: undefined, invalid: false, required: false };

export const FieldContext = createContext<FieldWiring>(alone);

type ControlProps = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  required?: boolean | undefined;
};

/** What a control takes over from the field around it; its own properties win. */
export function useFieldControl(own: ControlProps) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field.controlId,
    'aria-describedby': own['aria-describedby'] ?? field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': own.required ?? (field.required || undefined),
  };
}
