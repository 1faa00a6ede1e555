import type { SeededRandom } from './seeded-random.ts'

type Names = [string, ...string[]]
const list = (text: string) => text.split(' ') as Names

const givenNames = list(
  'Aaron Abigail Adriana Aisha Alejandro Amara Andre Angela Anh Arturo Beatriz Benjamin Bianca Brianna Caleb Camila Carmen Cedric ' +
    'Chloe Clara Curtis Dalia Daniel Darnell Deborah Diego Dwayne Elena Elijah Emeka Erin Esteban Fatima Felix Gabriela Gloria ' +
    'Grace Hannah Hector Hugo Ibrahim Imani Irene Isaac Ivan Jada Jamal Janelle Javier Jerome Jing Joanna Jorge José Julia Kamala ' +
    'Karen Keisha Kwame Lamar Latoya Lauren Leon Leticia Lorenzo Lucía Luis Malik Marcus Maria Mariana Marlon Mei Miguel Monica ' +
    'Nadia Naomi Nathan Nia Noah Oksana Olivia Omar Paloma Patrick Priya Quinn Rafael Ramona Renée Rosa Ruth Samuel Sara Sean ' +
    'Sofia Tamara Terrence Thanh Tiana Tomás Uma Valeria Victor Wanda Xavier Yolanda Yusuf Zachary Zoë',
)
const familyNames = list(
  'Abbott Acosta Adeyemi Aguilar Ahmed Alvarez Anderson Baker Banks Barrera Bell Bennett Boateng Bradley Brooks Brown Burke ' +
    'Calderón Campbell Carter Castillo Chavez Chen Clark Coleman Cooper Cortez Cruz Daniels Davis Delgado Diaz Dixon Dominguez ' +
    'Edwards Ellis Escobar Evans Ferguson Fernández Fisher Flores Ford Foster Franklin Garcia Gibson Gonzales Graham Grant Green ' +
    'Griffin Guerrero Hamilton Harris Hassan Hayes Hernandez Hill Holland Howard Hughes Ibarra Jackson James Jenkins Johnson ' +
    'Jones Jordan Kelly Khan Kim King Kowalski Lawson Le Lee Lewis Lopez Marshall Martinez Mason Medina Mensah Mitchell Morales ' +
    'Morgan Muñoz Murphy Navarro Nelson Nguyen O’Brien O’Neal Okafor Ortega Owens Palmer Park Patel Perez Perry Phillips Porter ' +
    'Quintero Ramirez Reed Reyes Richardson Rivera Robinson Rodriguez Rossi Russell Salazar Sanders Santos Silva Simmons Smith ' +
    'Soto Spencer Stewart Suarez Sullivan Taylor Thomas Thompson Torres Turner Valdez Vargas Vasquez Villanueva Walker Washington ' +
    'Watson Webb Williams Wilson Wright Young Zamora Zhang',
)
const areaCodes = list(
  '201 202 205 206 209 210 212 213 214 216 217 224 225 229 240 248 251 253 256 260 267 270 281 301 302 303 305 309 310 312 313 ' +
    '314 317 318 319 320 323 325 330 334 336 347 352 360 361 386 402 404 405 407 410 412 414 417 419 423 434 443 469 470 478 480',
)
const hosts: Names = ['example.com', 'example.com', 'example.net', 'example.org']

/**
 * An invented person. The address is of a name reserved for examples (RFC 2606), the phone number one of those set aside
 * for fiction (555-0100 to 555-0199): nothing that is sent to them reaches anybody.
 * @param number makes the address the person's own
 */
export function examplePerson(
  random: SeededRandom,
  number: number,
): { name: string; email: string; phone: string } {
  const given = random.pick(givenNames)
  const family = random.pick(familyNames)
  const second = random.share() < 0.12 ? ` ${random.pick(givenNames)}` : ''
  const plain = `${given}.${family}`.normalize('NFD').replaceAll(/[^A-Za-z.]/g, '')
  const last = String(random.below(100)).padStart(2, '0')
  return {
    name: `${given}${second} ${family}`,
    email: `${plain}.${number}@${random.pick(hosts)}`,
    phone: `(${random.pick(areaCodes)}) 555-01${last}`,
  }
}
