import type { Input } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import { Radio, Stack, TextInput, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '#web/api/keys'
import { employer } from '#web/shared/calls/employer'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words as sentences } from '#web/areas/employer/plan/table/words'

type Kind = Input<EmployerService['askCharityPlan']>['body']['kind']
interface Values {
  readonly kind: Kind
  readonly number: string
  readonly note: string
}
const blank: Values = { kind: 'charity', number: '', note: '' }
const kinds = [
  { kind: 'charity', label: sentences.charity, who: sentences.registeredCharityRegulator },
  { kind: 'school', label: sentences.school, who: sentences.schoolCollegeOrNursery },
] as const satisfies readonly { kind: Kind; label: string; who: string }[]

/** Asks for the free plan; a person decides. */
export function CharitySheet({ onClose }: { readonly onClose: () => void }) {
  const cache = useQueryClient()
  const form = useForm<Values>({
    initialValues: blank,
    validate: { number: (number) => (number.trim() ? null : sentences.enterTheNumber) },
  })
  const { note, calls } = useRefusal(form, ['kind', 'number', 'note'])
  const ask = useMutation({
    ...calls,
    mutationFn: ({ kind, number, note: words }: Values) =>
      employer.askCharityPlan({ body: { kind, number, ...(words.trim() ? { note: words } : {}) } }),
    onSuccess: async () => {
      notify({ kind: 'done', text: sentences.sentWellCheckEmail })
      onClose()
      await refresh(cache, 'employer', ['membership'])
    },
  })
  return (
    <FormSheet
      title={sentences.freeCharitiesSchools}
      submit={sentences.send}
      unsaved={form.isDirty()}
      busy={ask.isPending}
      refusal={note.length > 0 && <RefusalNote lines={note} />}
      onSubmit={form.onSubmit((values) => ask.mutate(values), focusFirstFault)}
      onClose={onClose}
    >
      <p>{sentences.getEverythingStandardNo}</p>
      <Radio.Group label={sentences.whichAreYou} required {...form.getInputProps('kind')}>
        <Stack gap="sm" mt="xs">
          {kinds.map(({ kind, label, who }) => (
            <Radio key={kind} value={kind} label={label} description={who} />
          ))}
        </Stack>
      </Radio.Group>
      <TextInput
        label={form.values.kind === 'school' ? sentences.schoolNumberUrn : sentences.charityNumber}
        maxLength={20}
        required
        {...form.getInputProps('number')}
      />
      <Textarea label={sentences.anythingShouldKnowOptional} autosize minRows={2} maxLength={500} {...form.getInputProps('note')} />
    </FormSheet>
  )
}
