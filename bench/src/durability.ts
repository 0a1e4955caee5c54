import { restartDatabase } from '#bench/durability/database-restart'
import { killRounds } from '#bench/durability/kill'
import { tellingRounds } from '#bench/durability/telling'
import { startSecondProcess } from '#bench/durability/second-process'
import { findPrograms } from '#bench/run/cluster'
import type { Figure, Measure } from '#bench/run/figure'
import { median } from '#bench/run/median'

async function restarts(): Promise<Figure[]> {
  const programs = findPrograms()
  if (programs === null) return []
  const { answered, unavailable, faults, slowestSeconds, recoverySeconds } = await restartDatabase(programs, 2)
  return [
    { measure: 'PostgreSQL restarted twice under load: answered', figure: answered, unit: 'calls' },
    { measure: 'told as unavailable', figure: unavailable, unit: 'calls' },
    { measure: 'anything else', figure: faults.length, unit: 'calls', bar: 0 },
    { measure: 'slowest answer', figure: slowestSeconds, unit: 's', bar: 15 },
    { measure: 'answering again after a restart', figure: Math.max(...recoverySeconds), unit: 's', bar: 10 },
  ]
}

/** What is lost, and how soon the product is back, when its process is killed, doubled, or its database restarted. */
export const measure: Measure = async () => {
  const rounds = 20
  const { acknowledged, lost, reopenSeconds } = await killRounds(rounds)
  const told = await tellingRounds(rounds)
  const second = await startSecondProcess()
  return [
    { measure: `killed in the middle of writes ${rounds} times: acknowledged`, figure: acknowledged, unit: 'writes' },
    { measure: 'lost', figure: lost, unit: 'writes', bar: 0 },
    { measure: 'open again, median', figure: median(reopenSeconds), unit: 's', bar: 3 },
    { measure: 'open again, slowest', figure: Math.max(...reopenSeconds), unit: 's' },
    { measure: `killed while telling applicants ${rounds} times: changes of a job acknowledged`, figure: told.changes, unit: 'changes' },
    { measure: 'applicants told of each', figure: told.applicants, unit: 'people' },
    { measure: 'notifications missing', figure: told.missing, unit: 'notifications', bar: 0 },
    { measure: 'notifications doubled', figure: told.doubled, unit: 'notifications', bar: 0 },
    { measure: 'mails missing', figure: told.notMailed, unit: 'mails', bar: 0 },
    { measure: 'mails that came twice, by the name of the first', figure: told.mailedAgain, unit: 'mails' },
    { measure: 'second process on the folder ends after', figure: second.seconds, unit: 's', bar: 2 },
    ...(await restarts()),
  ]
}
