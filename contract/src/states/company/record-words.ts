/** Of an employer's record, instead of figures where there are too few applications to say. */
export const TOO_FEW_APPLICATIONS = 'They’ve had too few applications for us to say how quickly they reply.'
