import { useState } from 'react'
import { useNavigate } from 'react-router'
import { NewPassword } from '#web/areas/auth/sign-in/NewPassword'
import { ResetRequest } from '#web/areas/auth/sign-in/ResetRequest'
import { SideGate } from '#web/areas/auth/SideGate'
import { notify } from '#web/shared/notices/notify'
import { paths, to } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { words } from '#web/areas/auth/sign-in/words'

export function ForgottenPassword() {
  return <SideGate>{(type) => <Steps key={type} type={type} />}</SideGate>
}

/** First the email, then the code that went to it with a new password. */
function Steps({ type }: { readonly type: SignInType }) {
  useTitle(words.forgottenPassword)
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const onSet = () => {
    notify({ kind: 'done', text: words.passwordChangedSignNew })
    void navigate(to(paths.signIn, { type }))
  }
  return email ? <NewPassword type={type} email={email} onSet={onSet} /> : <ResetRequest type={type} onSent={setEmail} />
}
