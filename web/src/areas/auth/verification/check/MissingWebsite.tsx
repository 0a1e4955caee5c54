import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useSentAgain } from '#web/areas/auth/verification/fix/useSentAgain'
import { employerMutation } from '#web/shared/calls/employer'
import { asAddress } from '#web/shared/company/company-values'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'
import { Form } from '#web/ui/form/Form'
import { words } from '#web/areas/auth/verification/check/words'
import styles from '../Verification.module.css'

/** The one check that could still pass, with its own field. */
export function MissingWebsite({ hasNumber }: { readonly hasNumber: boolean }) {
  const form = useForm({
    initialValues: { website: '' },
    validate: { website: (typed) => (typed.trim() ? null : words.enterWebsiteLikeExample) },
  })
  const { note, calls } = useRefusal(form, ['website'])
  const save = useMutation({ ...employerMutation('updateEmployer'), ...calls, onSettled: useSentAgain(false) })
  return (
    <EvidenceRow
      state="partly"
      requirement={hasNumber ? words.yourWebsiteIsMissing : words.yourPage}
      proof={hasNumber ? words.ifMatchesEmailMay : words.helpsUsCheck}
      action={
        <Form
          unsaved={form.isDirty()}
          what={words.yourWebsite}
          busy={save.isPending}
          onSubmit={form.onSubmit(({ website }) => save.mutate({ body: { website: asAddress(website) } }), focusFirstFault)}
        >
          <div className={styles.website}>
            <TextInput
              aria-label={words.website}
              inputMode="url"
              autoComplete="url"
              placeholder="example.co.uk"
              {...form.getInputProps('website')}
            />
            <Button type="submit" loading={save.isPending}>
              {words.save}
            </Button>
          </div>
          <RefusalNote lines={note} />
        </Form>
      }
    />
  )
}
