/** What an employer's templates are for. Imports nothing. */
export const templateKinds = ['job', 'offer', 'message', 'rejection'] as const
export type TemplateKind = (typeof templateKinds)[number]
