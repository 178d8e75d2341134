/** Mainland mobile: 11 digits, 1 then 3–9. */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text)
}

/** An absolute http or https address. */
export function isUrl(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}

/** 10–25 letters and digits with at least one of each: order and customer references. */
export function isLetterDigitCode(text: string): boolean {
  return /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{10,25}$/.test(text)
}

/** A letter-digit code followed by `-n-m-`: package n of m, one or two digits each. */
export function isPackageCode(text: string): boolean {
  return /^(?=[A-Za-z\d]*[A-Za-z])(?=[A-Za-z\d]*\d)[A-Za-z\d]{10,25}-\d{1,2}-\d{1,2}-$/.test(text)
}

export function isOneTwoThree(text: string): boolean {
  return /^[123]$/.test(text)
}
