import { documentTypes } from '@sillar/domain/person/document-types'
import type { Field, GlobalConfig } from 'payload'
import { group, list } from '../../panel/fields/groups'
import { heading, line, optionalLine, paragraph } from '../../panel/fields/texts'
import { publicGlobal } from '../public-content'

const words = (name: string): Field => group(name, [optionalLine('label'), optionalLine('placeholder')])

/** Which of the documents we know: the number is the CRM's, and the form validates by it. */
const documentType: Field = {
  name: 'documentTypeId',
  type: 'select',
  required: true,
  options: documentTypes.map(({ id, label }) => ({ value: String(id), label })),
  admin: { description: 'What the CRM receives and the form checks the number by.' },
}

export const formTexts: GlobalConfig = publicGlobal({
  slug: 'form-texts',
  admin: { group: 'Settings' },
  fields: [
    group('lead', [
      ...heading(),
      line('button'),
      line('requiredNote'),
      line('success'),
      line('failure'),
      paragraph('receipt'),
    ]),
    {
      ...group('fields', [
        words('firstName'),
        words('lastName'),
        words('email'),
        words('phone'),
        words('documentType'),
        words('document'),
        words('project'),
      ]),
      admin: { description: 'Labels and examples of the contact form; an empty label is the usual one.' },
    },
    list('documents', [documentType, line('label')]),
    group('waitingList', [...heading(), paragraph('lead'), line('button')]),
    group('visit', [...heading(), paragraph('lead')]),
  ],
})
