import type { Output } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { TemplateKind } from '@evenshift/contract/states/job/template'
import { valuesOfTemplate } from '#web/areas/employer/posts/write/post-template'
import { dotted } from '#web/shared/words/dotted'
import { counted } from '#web/shared/words/numbers'

export type Template = Output<EmployerService['templates']>[number]

/** What each kind is called, and where it is used. */
export const kindWords: Readonly<Record<TemplateKind, { readonly label: string; readonly where: string }>> = {
  job: { label: 'Job', where: 'when you post a job' },
  offer: { label: 'Offer', where: 'when you make an offer' },
  message: { label: 'Message', where: 'when you message an applicant' },
  rejection: { label: 'Not this time', where: 'when you turn someone down' },
}
/** Kinds that are plain words; a post keeps its whole form, which the wizard alone can show. */
export const writtenKinds = ['message', 'offer', 'rejection'] as const satisfies readonly TemplateKind[]

/** The line that tells a template from the others. */
export function firstWords({ kind, body }: Pick<Template, 'kind' | 'body'>): string {
  if (kind !== 'job') return body
  const { title, shifts = [], location } = valuesOfTemplate(body)
  return dotted([title, location, shifts.length > 0 && counted(shifts.length, 'shift')])
}
