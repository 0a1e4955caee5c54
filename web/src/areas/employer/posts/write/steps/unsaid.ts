/** A choice that may be left open. */
export const unsaid = { placeholder: 'Not said', clearable: true } as const
