/**
 * What a column of a file of clients may be read as. Social Security numbers and birth dates are not among them: the client
 * gives them in the portal, where they are sealed, and a file of them is left where it was.
 */
export const importFields = [
  'name',
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'email',
  'phone',
  'street',
  'unit',
  'city',
  'state',
  'zipCode',
  'language',
  'stage',
  'round1MailDate',
  'round2MailDate',
  'round3MailDate',
  'paidAmount',
  'paidOn',
  'notes',
  'tags',
  'formerNumber',
] as const
export type ImportField = (typeof importFields)[number]

/** Of these every column counts: they are joined. Of all others the first that says something. */
export const joinedFields: readonly ImportField[] = ['notes', 'tags']

/**
 * Names of columns, in letters and digits of lower case: those of Credit Repair Cloud and DisputeFox, and what others call the
 * same. Whoever imports sees the guess and changes it.
 */
const namesOfColumns: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['name', 'fullname', 'clientname', 'customername', 'customer', 'client'],
  firstName: ['firstname', 'first', 'clientfirstname', 'customerfirstname', 'givenname'],
  middleName: ['middlename', 'middle', 'mi', 'middleinitial'],
  lastName: ['lastname', 'last', 'clientlastname', 'customerlastname', 'surname', 'familyname'],
  suffix: ['suffix', 'namesuffix'],
  email: ['email', 'emailaddress', 'clientemail', 'customeremail', 'primaryemail', 'mail'],
  phone: [
    ...['phone', 'phonem', 'phoneh', 'phonew', 'mobile', 'mobilephone', 'cellphone', 'cell', 'phonenumber'],
    ...['homephone', 'workphone', 'phonemobile', 'phonehome', 'phonework', 'telephone', 'alternatephone'],
  ],
  street: [
    ...['address', 'mailingaddress', 'currentmailingaddress', 'streetaddress', 'street', 'address1'],
    ...['addressline1', 'currentaddress'],
  ],
  unit: [
    ...['address2', 'addressline2', 'streetaddress2', 'street2', 'mailingaddress2', 'currentaddress2'],
    ...['apt', 'apartment', 'unit', 'unitnumber', 'aptnumber', 'suite', 'aptsuite', 'aptunit'],
  ],
  city: ['city', 'currentcity', 'town'],
  state: ['state', 'currentstate', 'province', 'stateprovince'],
  zipCode: ['zip', 'zipcode', 'postalcode', 'postcode', 'currentzip', 'zippostalcode'],
  language: ['language', 'portallanguage', 'preferredlanguage'],
  stage: ['stage', 'disputestage', 'disputestatus', 'round', 'currentround', 'status', 'clientstatus'],
  round1MailDate: ['round1', 'round1date', 'round1maildate', 'round1mailed', 'round1sent', 'round1sentdate'],
  round2MailDate: ['round2', 'round2date', 'round2maildate', 'round2mailed', 'round2sent', 'round2sentdate'],
  round3MailDate: ['round3', 'round3date', 'round3maildate', 'round3mailed', 'round3sent', 'round3sentdate'],
  paidAmount: ['amount', 'amountpaid', 'paid', 'totalpaid', 'payment', 'price', 'total'],
  paidOn: ['paidon', 'paymentdate', 'datepaid', 'startdate', 'dateofstart', 'signupdate', 'dateadded'],
  notes: ['notes', 'note', 'memo', 'comments', 'comment', 'description', 'internalnotes'],
  tags: [
    ...['tags', 'tag', 'labels', 'label', 'groups', 'assignedto', 'clientassignedto', 'referredby'],
    ...['affiliate', 'source'],
  ],
  formerNumber: ['id', 'clientid', 'customerid', 'recordid', 'clientnumber'],
}

/** What a column is most likely, by its name; null: it is left out. */
export function fieldOfColumn(name: string): ImportField | null {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return importFields.find((field) => namesOfColumns[field].includes(plain)) ?? null
}

/** Which programs' exports are recognised by their columns; 'file' is any other. */
export function sourceOfColumns(names: readonly string[]): 'Credit Repair Cloud' | 'DisputeFox' | 'file' {
  const plain = new Set(names.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')))
  const ofCreditRepairCloud = [
    'phoneh',
    'phonem',
    'currentmailingaddress',
    'previousmailingaddress',
    'clientportalaccess',
  ]
  if (ofCreditRepairCloud.some((name) => plain.has(name))) return 'Credit Repair Cloud'
  return plain.has('customerfirstname') || plain.has('disputestage') ? 'DisputeFox' : 'file'
}
