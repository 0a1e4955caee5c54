/** What a target answers instead of what it was asked for: the wire's own name of the fault, and its sentence. */
export class Fault extends Error {
  readonly type: string
  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

export const notAuthorised = (message = 'Incorrect username or password.') => new Fault('NotAuthorizedException', message)
export const unknownUser = () => new Fault('UserNotFoundException', 'User does not exist.')
export const badParameter = (message: string) => new Fault('InvalidParameterException', message)
export const overLimit = () => new Fault('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
