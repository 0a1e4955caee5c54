import { openSmtp } from '#server/platform/email/smtp'
import { mailServer } from '#server/platform/email/smtp.rig'
import { testApp } from '#server/testkit/app/app'

/** A whole server whose mail goes to a mail server. */
export async function mailingApp() {
  const mails = await mailServer()
  const t = await testApp({ email: openSmtp(mails.url, 'hello@evenshift.example') })
  return {
    t,
    mails,
    async close() {
      await t.close()
      await mails.close()
    },
  }
}
