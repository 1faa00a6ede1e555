/** What stands below a name, an address or a telephone number, says something about it, and is no part of it. */

/** The kind stands below an address; 'PO BOX 12' is the address itself. */
const addressKind =
  /^(Single family|Multi-?family|Apartment complex|Post Office Box|P\.?O\.? Box|Business|Military|Rural Route|Mobile home|High ?rise|Trailer|Unknown)( address)?$/i
const phoneKind =
  /^\W*(Cellular|Cell( phone)?|Mobile( phone)?|Residential|Residence|Home|Work|Business|Landline|Wireless|Fax|Pager|Primary|Unknown)\W*$/i
const id = /^(Name|Address|Employer) (ID #|identification number\b)/i
const restOfId = /^(ID #|identification number\b)/i

export const isAddressKind = (text: string): boolean => addressKind.test(text)
export const isPhoneKind = (text: string): boolean => phoneKind.test(text)
/** 'Name ID #59938'. */
export const isId = (text: string): boolean => id.test(text)
/** 'ID #59938', where the word before it was taken for a label. */
export const isRestOfId = (text: string): boolean => restOfId.test(text)
