import type { AdvertWording, WordingHit } from '@evenshift/contract/model/job/wording'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formPathOf } from '#web/areas/employer/posts/write/form-paths'
import { type PostValues, postInputOf } from '#web/areas/employer/posts/write/post-values'
import { employer } from '#web/shared/calls/employer'

/** What the wording rules find, by the form's paths. */
export type Wording = Readonly<Record<string, readonly WordingHit[]>>

const TYPING_MS = 600

/** The texts of a post that people will read; what is empty is not asked about. */
function textsOf(values: PostValues): AdvertWording {
  const { title, description, jobRole, responsibilities, skillsRequired, tips, dressCode, minimumAgeReason, screeningQuestions } =
    postInputOf(values)
  const texts = { description, responsibilities, skillsRequired, tips, dressCode, minimumAgeReason, screeningQuestions }
  const written = Object.entries(texts).filter(([, text]) => text.length > 0)
  return { ...Object.fromEntries(written), ...(title && { title }), ...(jobRole && { jobRole }) }
}

/** Asks the rules about the texts whenever nobody has typed for a moment. A check that fails is no reason to stop anybody writing. */
export function useWording(values: PostValues): Wording {
  const [asked] = useDebouncedValue(JSON.stringify(textsOf(values)), TYPING_MS)
  const { data = [] } = useQuery({
    queryKey: ['employer', 'checkWording', asked],
    queryFn: ({ signal }) => employer.checkWording({ body: JSON.parse(asked) as AdvertWording }, { signal }),
    enabled: asked !== '{}',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    meta: { ownErrors: true },
  })
  const byField: Record<string, WordingHit[]> = {}
  for (const hit of data) (byField[formPathOf(values, hit.path)] ??= []).push(hit)
  return byField
}
