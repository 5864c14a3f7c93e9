/** The mail that brings a contact message to the people behind the site; they read English. */
export default {
  subject: 'A message from {name}',
  preview: '{name} wrote through the contact form.',
  name: 'Name',
  email: 'E-mail',
  action: 'Answer in Administration',
  footer: 'Answering this mail goes to {email} too, but is not kept with the message.',
} as const;
