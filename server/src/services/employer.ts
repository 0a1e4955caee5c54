import { employerBase, employerService } from '@evenshift/contract/employer/service'

/** The employer service: which capabilities answer under /jobs. */
export const employer = { title: 'Evenshift for employers', prefix: employerBase, calls: employerService, handlers: {} }
