import { Button, Checkbox, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useRef } from 'react'
import { hasMovedOn } from '#web/api/api-error'
import { ChoiceKeysContext } from '#web/areas/staff/keys/choice-keys'
import { useKeys } from '#web/areas/staff/keys/useKeys'
import { ChoiceField } from '#web/areas/staff/queue/decide/ChoiceField'
import type { Choice } from '#web/areas/staff/queue/decide/choices'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { Form } from '#web/ui/form/Form'
import { Card, CardText } from '#web/ui/page/Card'
import { words } from '#web/areas/staff/queue/decide/words'
import styles from './Decision.module.css'

export interface Decided {
  readonly choice: Choice
  readonly reason: string
  readonly outcome: string
  readonly note: string
  readonly withOthers: boolean
}
interface DecisionPanelProps {
  readonly choices: readonly Choice[]
  /** Whoever reads the reason: "Northline Events". */
  readonly reader: string
  /** How many more said the same. */
  readonly others?: number
  readonly send: (decided: Decided) => Promise<unknown>
  readonly onDecided: () => void
}

/** What becomes of a case: a choice presets its words, which stay open to change, and names the button. */
export function DecisionPanel({ choices, reader, others = 0, send, onDecided }: DecisionPanelProps) {
  const cache = useQueryClient()
  const panel = useRef<HTMLDivElement>(null)
  const tellKeys = use(ChoiceKeysContext)
  useEffect(() => tellKeys(choices.length), [tellKeys, choices.length])
  const form = useForm({
    initialValues: { decision: '', reason: '', outcome: '', note: '', withOthers: true },
    validate: {
      decision: (value) => (value ? null : words.chooseADecision),
      reason: (value, { decision }) => (choiceOf(decision)?.reason === undefined || value.trim() ? null : words.writeTheReason),
      outcome: (value, { decision }) => (choiceOf(decision)?.outcome === undefined || value.trim() ? null : words.writeWhatTheyRead),
    },
  })
  const choiceOf = (key: string) => choices.find((one) => one.key === key)
  const choice = choiceOf(form.values.decision)
  const choose = (chosen: Choice | undefined) => {
    if (chosen) form.setValues({ decision: chosen.key, reason: chosen.reason ?? '', outcome: chosen.outcome ?? '' })
    form.clearErrors()
  }
  const refused = useRefusal(form, ['decision', 'reason', 'outcome', 'note', 'withOthers'], (path) =>
    ['status', 'action'].includes(path) ? 'decision' : path === 'question' ? 'reason' : path,
  )
  const decide = useMutation({
    ...refused.calls,
    mutationFn: send,
    onSuccess: (_answer, decided) => {
      form.reset()
      notify({ kind: 'done', text: decided.choice.done })
      onDecided()
      void cache.invalidateQueries({ queryKey: ['staff'] })
    },
    onError: (error, sent) => {
      refused.calls.onError(error, sent)
      if (hasMovedOn(error)) void cache.invalidateQueries({ queryKey: ['staff'] })
    },
  })
  const submit = form.onSubmit(({ decision: _decision, ...said }) => choice && decide.mutate({ choice, ...said }), focusFirstFault)
  useKeys({
    ...Object.fromEntries(choices.map((one, index) => [String(index + 1), () => choose(one)])),
    r: () => {
      const reason = panel.current?.querySelector('textarea')
      reason?.focus()
      reason?.setSelectionRange(reason.value.length, reason.value.length)
    },
    'ctrl+enter': () => panel.current?.querySelector('form')?.requestSubmit(),
  })
  return (
    <div className={styles.place} ref={panel}>
      <Card label={words.decision}>
        <Form className={styles.form} unsaved={form.isDirty()} what={words.yourDecision} busy={decide.isPending} onSubmit={submit}>
          <ChoiceField
            choices={choices}
            value={form.values.decision}
            error={form.errors['decision']}
            onChange={(key) => choose(choiceOf(key))}
          />
          {choice?.reason !== undefined && (
            <Textarea label={words.reasonGets(reader)} autosize minRows={3} {...form.getInputProps('reason')} />
          )}
          {choice?.outcome !== undefined && (
            <Textarea label={words.whatTheSenderReads} autosize minRows={2} {...form.getInputProps('outcome')} />
          )}
          {choice?.note && <Textarea label={words.noteRecordOptional} autosize minRows={2} {...form.getInputProps('note')} />}
          {choice?.outcome !== undefined && others > 0 && (
            <Checkbox
              label={others === 1 ? words.tellOtherPersonWho : words.tellTheOthersWhoReportedThis(others)}
              {...form.getInputProps('withOthers', { type: 'checkbox' })}
            />
          )}
          <RefusalNote lines={refused.note} />
          <Button
            type="submit"
            fullWidth
            variant={choice ? 'filled' : 'light'}
            loading={decide.isPending}
            {...(choice?.dangerous ? { color: 'danger' } : {})}
          >
            {choice?.button ?? words.decide}
          </Button>
          <CardText>{words.goesOutStraightAway}</CardText>
        </Form>
      </Card>
    </div>
  )
}
