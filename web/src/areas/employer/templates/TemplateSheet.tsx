import type { TemplateKind } from '@evenshift/contract/states/job/template'
import { Radio, Stack, TextInput, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Template, kindWords, writtenKinds } from '#web/areas/employer/templates/template-words'
import { employer } from '#web/shared/calls/employer'
import { LimitNote } from '#web/areas/employer/plan/limit/LimitNote'
import { useLimit } from '#web/areas/employer/plan/limit/useLimit'
import { useKeptForm } from '#web/areas/employer/plan/pay/useKeptForm'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { KeptNote } from '#web/shared/forms/KeptNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/templates/words'

interface TemplateSheetProps {
  /** null adds a new one. */
  readonly template: Template | null
  readonly onClose: () => void
}
interface Values {
  readonly kind: TemplateKind
  readonly name: string
  readonly body: string
}
const blank: Values = { kind: 'message', name: '', body: '' }

/** A template's name and words. What a post keeps is not words: it is renamed here and written in the wizard. */
export function TemplateSheet({ template, onClose }: TemplateSheetProps) {
  const cache = useQueryClient()
  const start: Values = template ?? blank
  const kept = useKeptForm(template?._id ?? 'template', start)
  const form = useForm<Values>({
    initialValues: kept.initial,
    validate: {
      name: (name) => (name.trim() ? null : words.enterAName),
      body: (body) => (body.trim() ? null : words.enterTheText),
    },
  })
  const shown = [...(template === null ? ['kind'] : []), 'name', ...(form.values.kind === 'job' ? [] : ['body'])]
  const { note, calls } = useRefusal(form, shown)
  const save = useMutation({
    ...calls,
    mutationFn: ({ kind, name, body }: Values) =>
      template === null
        ? employer.createTemplate({ body: { kind, name, body } })
        : employer.changeTemplate({ params: { id: template._id }, body: { name, body } }),
    onSuccess: async () => {
      kept.forget()
      notify({ kind: 'done', text: words.templateSaved })
      onClose()
      await cache.invalidateQueries({ queryKey: ['employer', 'templates'] })
    },
  })
  const limit = useLimit(save.error, { kept: words.templateIsntSavedYet, onLeave: () => kept.keep(form.values) })
  return (
    <>
      <FormSheet
        title={template === null ? words.addATemplate : words.editTemplate}
        submit={words.save}
        unsaved={kept.unsavedOf(form.isDirty())}
        busy={save.isPending}
        refusal={note.length > 0 && <LimitNote lines={note} limit={limit} />}
        onSubmit={form.onSubmit((values) => save.mutate(values), focusFirstFault)}
        onClose={onClose}
      >
        {kept.isBack && (
          <KeptNote
            not="saved"
            onDiscard={() => {
              kept.forget()
              form.setValues(start)
            }}
          />
        )}
        {template === null && (
          <Radio.Group label={words.useItFor} {...form.getInputProps('kind')}>
            <Stack gap="sm" mt="xs">
              {writtenKinds.map((kind) => (
                <Radio key={kind} value={kind} label={kindWords[kind].label} description={words.offered(kindWords[kind].where)} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <TextInput label={words.name} maxLength={80} required {...form.getInputProps('name')} />
        {form.values.kind === 'job' ? (
          <Note>{words.templateWholeJobChange}</Note>
        ) : (
          <Textarea label={words.text} required autosize minRows={5} maxRows={14} maxLength={10_000} {...form.getInputProps('body')} />
        )}
      </FormSheet>
      {limit.dialog}
    </>
  )
}
