import type { Application } from '@evenshift/contract/model/application/application'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, Navigate } from 'react-router'
import { ApplyFrame } from '#web/areas/auth/apply/ApplyFrame'
import type { SentProps } from '#web/areas/auth/apply/Sent'
import { type ApplyDraft, keepApplying, keptFor } from '#web/areas/auth/apply/apply-draft'
import { applicationOf, profileOf } from '#web/areas/auth/apply/apply-values'
import { words } from '#web/areas/auth/apply/words'
import { keepSteps, noSteps } from '#web/areas/auth/complete/kept-steps'
import { sentenceOf } from '#web/api/surface'
import { approvalQuery } from '#web/shared/approval/approval'
import { isRefused } from '#web/shared/calls/is-refused'
import { seeker } from '#web/shared/calls/seeker'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { paths, to } from '#web/shared/paths'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { accountCalls } from '#web/shared/settings/account-calls'
import { useTitle } from '#web/shared/screens/useTitle'
import { forgetReturn } from '#web/shared/session/return-address'
import { forgetDraft } from '#web/shared/session/sign-up-draft'
import styles from './Apply.module.css'

/** Only once it is sent. */
const Sent = lazyPart<SentProps>(async () => (await import('#web/areas/auth/apply/Sent')).Sent, <PageSpinner />)

/** Where it is refused, the steps to a profile go on from what was typed. */
async function makeProfile(draft: ApplyDraft): Promise<void> {
  const body = profileOf(draft)
  try {
    await seeker.changeProfile({ body })
  } catch (error) {
    const [skills, interests] = [body.skills, body.interests].map((some) => some.map(({ name }) => name))
    if (isRefused(error))
      keepSteps({ ...noSteps, values: { ...noSteps.values, ...body, skills: skills ?? [], interests: interests ?? [] } })
    throw error
  }
}

/** Whether it is whoever typed the draft that is signed in, and not the next one at this tab. */
async function isTheirs({ values }: ApplyDraft): Promise<boolean> {
  const { email } = await accountCalls('jobseeker').ownEmail()
  return email.toLowerCase() === values.email.trim().toLowerCase()
}

/** Makes the profile that the draft begins and sends its application; null where it's somebody else's, or they have a profile already: nothing is sent. */
async function sendDraft(jobId: string): Promise<Application | null> {
  const draft = keptFor(jobId)
  if (draft === null || !(await isTheirs(draft))) return null
  const { isUser } = await seeker.profileDetails()
  if (isUser && draft.stage !== 'making') return null
  if (!isUser) {
    keepApplying({ ...draft, stage: 'making' })
    await makeProfile(draft)
  }
  return seeker.applyForJob({ body: applicationOf(draft) }, { headers: { 'idempotency-key': draft.key } })
}

/** The application on its way, once the email is confirmed, then that it is sent; why it wasn't taken, with the way to the job. */
export function SendApplication({ jobId }: { readonly jobId: string }) {
  useTitle(words.sending)
  const cache = useQueryClient()
  const job = to(paths.job, { jobId })
  const sending = useMutation({
    meta: { ownErrors: true },
    mutationFn: () => sendDraft(jobId),
    onSuccess: async () => {
      forgetDraft('application')
      forgetReturn()
      await Promise.all([
        cache.refetchQueries({ queryKey: approvalQuery('jobseeker').queryKey }),
        cache.invalidateQueries({ queryKey: ['seeker'] }),
      ])
    },
    onError: (error) => {
      if (isRefused(error)) forgetDraft('application')
    },
  })
  const { mutate, error } = sending
  const begun = useRef(false)
  useEffect(() => {
    if (!begun.current) mutate()
    begun.current = true
  }, [mutate])
  if (sending.isSuccess) return sending.data === null ? <Navigate to={job} replace /> : <Sent application={sending.data} />
  if (!error) return <PageSpinner />
  return (
    <ApplyFrame jobId={jobId} advert={null} title={words.notSent}>
      <div className={styles.form}>
        <RefusalNote lines={[sentenceOf(error)]} />
        <p className={styles.small}>{words.accountStays}</p>
        {!isRefused(error) && (
          <Button size="lg" onClick={() => mutate()}>
            {words.tryAgain}
          </Button>
        )}
        <Button size="lg" component={Link} to={job} variant={isRefused(error) ? 'filled' : 'default'}>
          {words.goToJob}
        </Button>
      </div>
    </ApplyFrame>
  )
}
