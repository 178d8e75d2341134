/** `state` of OpenID Connect RP-Initiated Logout 1.0 §3: the provider hands it back to the page after signing out. */
export const becameParameter = 'state'
export const becameDeleted = 'deleted'
