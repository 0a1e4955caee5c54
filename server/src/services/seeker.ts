import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'

/** The seeker service: which capabilities answer under /info. */
export const seeker = {
  title: 'Evenshift for job seekers',
  prefix: seekerBase,
  calls: seekerService,
  handlers: {},
}
