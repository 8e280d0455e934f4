export const privacyPolicyEn = `This policy explains what personal data we receive through this site, what we use it for, whom we share it with and what you can do about it. It follows Peru’s Personal Data Protection Law (Law 29733) and its regulations, approved by Supreme Decree 016-2024-JUS. If the two versions differ, the Spanish text prevails.

## 1. Who is responsible for your data

The controller is the company that owns the Sillar & Mar brand. Its registered name, tax number (RUC), address, phone numbers and e-mail addresses are published at the foot of every page.

The data is kept in the company’s databanks. Registration number in the National Register of Personal Data Protection: in process (demonstration data).

## 2. What data we receive

We receive only what you type into our forms, plus a few technical details.

**Contact form**

- Required: first name, last name, e-mail address and phone number.
- Optional: type and number of your identity document, a message and, if you wish to schedule a visit, the day, the time of day and the meeting place.
- The project you are interested in, chosen by you or taken from the page you are on.

**Quotes and visit bookings**

- First name, last name, e-mail address and phone number.
- For a quote, the lot and the figures you chose. For a visit, the place, the day and the time.

**Referral form**

- From the person referring: first name, last name, e-mail address, type and number of identity document, and phone number.
- About the person referred: first name, last name, type and number of identity document, and phone number.

**Complaints book**

- First name, last name, identity document, e-mail address, phone number and home address.
- The name of a parent or guardian, if the consumer is a minor.
- The good or service, its amount, what happened and what you ask for.
- Any file you choose to attach, and whether you agree to receive the answer by e-mail.

**Requests about your data**

- First name, last name, e-mail address, identity document and, if you gave it to us before, phone number.
- What you ask for, so that we can find your data and answer you.

**What goes with every submission**

- The boxes you ticked, with the version of the text, the language, the date and the time.
- The page through which you reached the site and, if you followed an advertisement, the campaign details carried in its link.
- Technical security data, such as the IP address, which lets us stop automated submissions.

We do not ask for sensitive data, such as health, religion or ethnic origin. Please leave it out of free-text fields and attachments.

## 3. What we use your data for

**Necessary purposes.** Without them we cannot help you:

- Answering your enquiry, sending the quote you ask for, arranging a visit and reminding you of it.
- Registering the person you refer, contacting them, and checking and delivering the reward.
- Registering, answering and keeping your complaint.
- Running the campaigns you take part in.
- Meeting legal obligations and protecting the site from abuse.

**Optional purpose.** Sending you commercial information about our projects and campaigns. We do so only if you tick the box for it. The box is never ticked beforehand, and leaving it empty makes no difference to the service you receive.

We make no automated decisions about you and build no profiles that affect you.

## 4. Why we are allowed to use it

- **Your consent**: free, prior, informed, express and unequivocal, given when you tick the box and send the form.
- **A contract**, or the steps before a contract that you yourself ask for.
- **The law**, in the case of the Complaints book and of accounting and tax duties.

You can withdraw your consent whenever you like, without giving reasons. The withdrawal takes effect from that moment.

If you give us someone else’s details, you confirm that you have their permission. When we first contact them, we tell them who gave us their details and that they can ask us not to call again.

## 5. Whom we share it with

We do not sell or rent your data. Those with access are:

- Our sales, customer service and administrative staff, each according to their role.
- Providers that work on our behalf and under our instructions: the customer management system (CRM), online record sheets, the e-mail service, and the hosting of the site and its database. They may use the data only to serve us and must keep it confidential.
- Authorities that ask for it under the law, such as INDECOPI (the consumer protection authority) or a judge.

The chat button opens another company’s messaging app. What you write there is also subject to that app’s terms.

## 6. Data that leaves Peru

Some of those providers may keep the data on servers in other countries. When they do, our contracts demand a level of protection comparable to that of Peruvian law, and we report the transfer to the authority where required. You can ask us for the current list of providers and countries.

## 7. How long we keep it

- **Enquiries and referrals:** for as long as we need them to help you. You can ask us to delete them at any time.
- **Complaints:** at least two years, as the law requires.
- **Commercial information:** until you withdraw your consent.
- **Clients:** for as long as the contract lasts, and during the legal periods that follow it.
- **Proof of your consent:** for as long as we may have to show it.

## 8. Your rights

At any time you can use your rights of access, rectification, cancellation and objection (known in Peru as ARCO rights), and your right to portability:

- **Access and information:** to know what data of yours we hold, where it came from and how it is used.
- **Rectification:** to correct, update or complete it.
- **Cancellation:** to have it deleted when it is no longer needed or you withdraw your consent.
- **Objection:** to have us stop using it for a given purpose, such as advertising.
- **Portability:** to receive the data you gave us in a structured, commonly used file (JSON or CSV), to keep it or take it to another company.

**How to use them.** Use the form below this text: choose the right, then confirm your request with the link we send you. You can also write to the e-mail address of any of our offices, published at the foot of the site, or bring your request to one of them. In that case, please include:

1. Your first name, last name and document number, with a copy or picture of the document so that we know it is you.
2. The right you wish to use and the data it concerns.
3. An e-mail or postal address for our answer.
4. If you act for someone else, the document that shows you represent them.

It is free of charge, and we answer within the periods set by the regulations. If something is missing, we tell you so that you can complete it. If the law obliges us to keep something, such as a complaint sheet, we explain why and for how long.

If you are not satisfied with our answer, you can go to the National Authority for Personal Data Protection, part of Peru’s Ministry of Justice and Human Rights.

## 9. How we protect it

- The site encrypts what you send.
- Each member of staff signs in with their own account.
- Attachments are kept in private storage, with no public address.
- Technical logs do not contain what you type into the forms.
- We make backup copies.

Should an incident affect your data, we will notify the authority and you in the cases and within the periods set by the regulations.

## 10. Minors

The contact and referral forms are for people of 18 or older. If we notice that a minor has given us their details through them, we delete those details. In the Complaints book, a minor files the sheet with the details of a parent or guardian.

## 11. Cookies and data on your device

This site uses no third-party cookies and no advertising cookies. Maps, tours and videos hosted by other companies load only when you open them; from then on, those companies’ terms apply.

If you send a form while offline, your browser keeps it on your device and sends it once when the connection is back.

## 12. Changes to this policy

If we change it, we publish a new version here with the date it takes effect. The version you accepted is kept, and you can ask us for a copy. If a change requires your consent, we will ask for it before applying the change to your data.
`
