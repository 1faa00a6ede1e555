/**
 * A call that a page makes by itself while nobody acts on it carries this header, so that it does not count as a sign of life: an abandoned
 * screen that fetches what is new stays signed in no longer than a still one (NIST SP 800-63B, 4.2.3). Without the header a call counts.
 */
export const unattendedHeader = 'x-unattended'
