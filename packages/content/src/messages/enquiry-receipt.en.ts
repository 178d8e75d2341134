/** The same in English. */
export const enquiryReceiptEn = {
  receipt: {
    number: 'Inquiry number',
    keep: 'The number also comes by text message. The status link is shown only once: save it and do not share it.',
    follow: 'Check its status',
    copyLink: 'Copy the private link',
    ok: 'OK',
    download: 'Continue to the download',
  },
  status: {
    title: 'Your cooperation inquiry',
    lead: 'Only someone who has the private link can open this page.',
    receivedAt: 'Received',
    due: 'First call by {time}',
    since: 'since {time}',
    nothingTitle: 'This inquiry cannot be opened',
    nothing:
      'The link may be incomplete or too old. Open it again as you were given it, or call {hotline} with your number.',
    noLinkTitle: 'Please open this page by your private link',
    noLink:
      'This page opens only with the link you were given on submitting. If it is gone, call {hotline} with your number.',
    failed: 'We could not fetch the status. Please try again.',
    loading: 'Fetching the status',
    details: 'Your details',
    masked: 'In case the link went astray, names, numbers and addresses are shown in part.',
    outcomes: 'Closed',
  },
  correct: {
    title: 'Correct my data',
    lead: 'Change what needs changing; what you leave empty stays. A new mobile has to be verified.',
    open: 'Correct my data',
    save: 'Save the correction',
    saving: 'Saving',
    saved: 'Corrected',
    nothing: 'There is nothing to change.',
    unchanged: 'Unchanged',
    noScript: 'Correcting your data needs JavaScript. You can also call {hotline} with your number.',
  },
  withdraw: {
    title: 'Withdraw my consent',
    lead: 'Your data is deleted at once, here and by everyone it was passed to, and nobody will contact you about it.',
    open: 'Withdraw my consent',
    sure: 'Withdraw and delete your data? This cannot be undone.',
    yes: 'Withdraw and delete',
    working: 'Deleting',
    failed: 'That failed. Please try again.',
  },
} as const
