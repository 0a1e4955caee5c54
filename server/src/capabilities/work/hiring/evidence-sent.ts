import type { Evidence } from '@evenshift/contract/model/job/job'

/** An entry of the evidence as it stands in the table: before entries told what they are about and how strong they are, their words did. */
export function completeEvidence({ requirement = '', because, ...written }: Partial<Evidence>): Evidence {
  const isOfSkills = because?.startsWith('Skills: ') === true
  return {
    kind: requirement.startsWith('Interest in ') && !isOfSkills ? 'interest' : 'skill',
    state: 'not_shown',
    strength: isOfSkills ? 'said' : null,
    ...written,
    requirement,
    ...(because === undefined ? {} : { because }),
  }
}
