import { staffBase, staffGroups, staffService } from '@evenshift/contract/staff/service'

/** The staff service: which capabilities answer under /office. */
export const staff = { title: 'Evenshift for staff', prefix: staffBase, calls: staffService, groups: staffGroups, handlers: {} }
