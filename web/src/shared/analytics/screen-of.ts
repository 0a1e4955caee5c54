import { matchRoutes } from 'react-router'
import { paths } from '#web/shared/paths'

const routes = Object.values(paths).map((path) => ({ path }))

/** Which screen an address is of, "/find/:jobId": without ids, and without a word of what is no address of ours. */
export const screenOf = (pathname: string): string => matchRoutes(routes, pathname)?.at(-1)?.route.path ?? '/*'
