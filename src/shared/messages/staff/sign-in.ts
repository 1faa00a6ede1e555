/** The sign-in of staff. */
export const signInTexts = {
  title: 'Staff sign-in',
  lead: 'Email and password, then a code from your authenticator. Or a passkey.',
  againTitle: 'You have been signed out',
  againLead:
    'You were signed out after 30 minutes without activity, or because the session was ended elsewhere. What you typed is kept: sign in and go on.',
  email: 'Email address',
  password: 'Password',
  next: 'Continue',
  failed: 'You could not be signed in.',
  passkey: 'Sign in with a passkey',
  passkeyUnknown: 'This browser has no passkeys.',
  passkeyStopped: 'No passkey was used.',
  codeTitle: 'Confirm with a code',
  codeLead: 'Enter the 6 digits that your authenticator shows, or one of your recovery codes.',
  code: 'Code',
  remember: 'Trust this browser for 12 hours',
  rememberHint: 'Until then the password alone signs you in here. Not on a computer that others use.',
  confirm: 'Sign in',
  startOver: 'Start over',
  enrolTitle: 'Set up your authenticator',
  enrolLead:
    'Scan the picture with an authenticator app, or type the key into it. Then enter the 6 digits that it shows.',
  enrolPicture: 'QR code with the key of your authenticator',
  enrolKey: 'The key, to be typed',
  enrolLink: 'Open in an authenticator on this device',
  recoveryTitle: 'Your recovery codes',
  recoveryLead:
    'Each one signs you in once when your authenticator is not at hand. They are shown only now: keep them apart from it.',
  recoveryList: 'Recovery codes',
  recoveryCopy: 'Copy them all',
  recoveryCopied: 'Copied.',
  recoveryDone: 'I have kept them',
  firstTitle: 'There is no staff account yet',
  firstText:
    'The start of the product printed an address with a code. Open it, or type the code on the next page.',
  firstLink: 'Make the first account',
}
