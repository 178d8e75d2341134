/** Value of the button that asks for a code instead of sending the form. */
export const codeButton = 'code'
