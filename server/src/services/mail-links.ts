/** What the links of mails do, with nobody signed in. */
import { DIGEST_HOUR } from '@evenshift/contract/constants'
import { notificationLabels } from '@evenshift/contract/states/notification-words'
import { giveAnswer, openAnswer, takeBackAnswer } from '#server/capabilities/work/hiring/public'
import { setDigest } from '#server/capabilities/parties/companies/public'
import { DIGEST, chooseByMail, personOfStop, stoppableType } from '#server/capabilities/ground/notices/public'
import type { Parts } from '#server/http/call/context'
import type { Answering } from '#server/http/pages/answers/shown'
import type { Stopping } from '#server/http/pages/stop-emails'

export const answering = (parts: Parts): Answering => ({
  open: (token) => openAnswer(parts, token),
  give: (token, version, reason) => giveAnswer(parts, token, version, reason),
  takeBack: (token) => takeBackAnswer(parts, token),
})

export const stopping = ({ db }: Pick<Parts, 'db'>): Stopping => ({
  labelOf(name) {
    if (name === DIGEST) return 'Daily digest'
    const type = stoppableType(name)
    return type && notificationLabels[type].label
  },
  async choose(token, name, isOn) {
    const type = stoppableType(name)
    if (type !== null) return chooseByMail(db, token, type, isOn)
    const personId = await personOfStop(db, token)
    if (personId !== null) await setDigest(db, personId, { hour: isOn ? DIGEST_HOUR : null })
    return personId !== null
  },
})
