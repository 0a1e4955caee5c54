// The tables that the build makes from the contract; their types are the contract's own.
declare module 'virtual:wire/identity' {
  export const wire: import('@evenshift/contract/call').Wire<import('#web/api/identity-calls').DoorCalls>
}
declare module 'virtual:wire/own-identity' {
  export const wire: import('@evenshift/contract/call').Wire<import('#web/api/identity-calls').OwnCalls>
}
declare module 'virtual:wire/seeker' {
  export const wire: import('@evenshift/contract/call').Wire<import('@evenshift/contract/seeker/service').SeekerService>
}
declare module 'virtual:wire/public' {
  export const wire: import('@evenshift/contract/call').Wire<import('#web/api/public-calls').PublicCalls>
}
declare module 'virtual:wire/employer' {
  export const wire: import('@evenshift/contract/call').Wire<import('@evenshift/contract/employer/service').EmployerService>
}
declare module 'virtual:wire/staff' {
  export const wire: import('@evenshift/contract/call').Wire<import('@evenshift/contract/staff/service').StaffService>
}
declare module 'virtual:wire/staff-identity' {
  export const wire: import('@evenshift/contract/call').Wire<import('@evenshift/contract/identity/service').StaffIdentityCalls>
}
