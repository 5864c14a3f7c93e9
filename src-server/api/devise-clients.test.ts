import { createRequire } from 'node:module';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshEmail, lastMail, makeMember, PASSWORD, queryOf } from '#server/modules/accounts/accounts.fixture.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { rest } from '#server/modules/accounts/accounts.fixture.ts';
import { user, wanted } from '#server/modules/booking/booking-rest.fixture.ts';
import { bankForm, createPartnerApp, location, payOut, person as newPartner } from './partner-rest.fixture.ts';

// They are older than types: what is used of each is described here.
const load = createRequire(import.meta.url);
interface ReduxAction {
  readonly type: string;
  readonly payload?: { readonly userAttributes?: object };
}
type Thunk = (dispatch: (action: ReduxAction) => void) => Promise<void>;
interface ReduxTokenAuth {
  generateAuthActions(config: object): Record<
    'registerUser' | 'verifyToken' | 'signInUser',
    (given: object) => Thunk
  > & {
    signOutUser(): Thunk;
  };
}
interface DeviseAxios {
  initMiddleware(options: object): Promise<void>;
}
interface Axios {
  get(url: string): Promise<{ data: unknown }>;
  post(url: string, data: object): Promise<{ data: unknown }>;
  patch(url: string, data: object): Promise<unknown>;
  delete(url: string): Promise<unknown>;
}
type JTokerCall = (given?: object) => Promise<unknown>;
type JToker = Readonly<
  Record<
    | 'configure'
    | 'emailSignUp'
    | 'emailSignIn'
    | 'validateToken'
    | 'updateAccount'
    | 'updatePassword'
    | 'requestPasswordReset'
    | 'signOut',
    JTokerCall
  >
> & { readonly user: object };

/** Clients of devise_token_auth as they come from the registry, each driven as its own page says. */
let t: TestApp;
let origin: string;

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};

beforeAll(async () => {
  t = await createPartnerApp();
  origin = t.baseUrl();
});
afterAll(() => t.close());

const person = { first_name: 'Grace', last_name: 'Hopper', phone_number: '+14165550101' };

async function confirm(email: string): Promise<void> {
  const { link } = await lastMail(t, email);
  const answer = await fetch(`${origin}/api/v1/partners/${queryOf(link, 'id')}/activate?t=${queryOf(link, 'token')}`);
  expect(answer.status).toBe(200);
}

describe('redux-token-auth', () => {
  it('signs up, signs in, validates its token after a reload, and signs out', async () => {
    vi.stubGlobal('localStorage', storage);
    const { generateAuthActions }: ReduxTokenAuth = load('redux-token-auth');
    const actions = generateAuthActions({
      authUrl: `${origin}/api/v1/auth`,
      userAttributes: { firstName: 'first_name', email: 'email' },
      userRegistrationAttributes: { firstName: 'first_name', lastName: 'last_name', phone: 'phone_number' },
    });
    const told: ReduxAction[] = [];
    const dispatch = (action: ReduxAction) => void told.push(action);
    const email = freshEmail();
    await actions.registerUser({
      email,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      firstName: 'Grace',
      lastName: 'Hopper',
      phone: '+14165550101',
    })(dispatch);
    expect(told.at(-1)).toMatchObject({ payload: { userAttributes: { firstName: 'Grace', email } } });
    await confirm(email);
    await actions.signInUser({ email, password: PASSWORD })(dispatch);
    expect(told.at(-1)).toMatchObject({ payload: { userAttributes: { firstName: 'Grace', email } } });
    const names = { 'access-token': kept.get('access-token'), client: kept.get('client'), uid: kept.get('uid') };
    await actions.verifyToken(names)(dispatch);
    expect(told.at(-1)).toMatchObject({ payload: { userAttributes: { firstName: 'Grace', email } } });
    expect(kept.get('access-token')).toBe(names['access-token']);
    expect(Number(kept.get('expiry')) * 1000).toBeGreaterThan(t.clock.now().toEpochMilli());
    await actions.signOutUser()(dispatch);
    expect(kept.get('access-token')).toBeUndefined();
    await actions.verifyToken(names)(dispatch);
    expect(told.at(-1)?.type).toMatch(/VERIFY_TOKEN_REQUEST_FAILED/);
    vi.unstubAllGlobals();
  });
});

describe('devise-axios', () => {
  it('keeps the names of every answer, validates with them, and forgets them at sign-out', async () => {
    const { email } = await makeMember(t);
    kept.clear();
    const { initMiddleware }: DeviseAxios = load('devise-axios');
    const { default: axios }: { default: Axios } = load('axios');
    await initMiddleware({ authPrefix: `${origin}/api/v1/auth`, storage });
    await axios.post(`${origin}/api/v1/auth/sign_in`, { email, password: PASSWORD });
    await vi.waitFor(() => expect(kept.size).toBeGreaterThan(0));
    const validated = await axios.get(`${origin}/api/v1/auth/validate_token`);
    expect(validated.data).toMatchObject({ success: true, data: { email } });
    const mine = await axios.get(`${origin}/api/v1/users/current-user`);
    expect(mine.data).toMatchObject({ data: { email } });
    await axios.delete(`${origin}/api/v1/auth/sign_out`);
    await expect(axios.get(`${origin}/api/v1/users/current-user`)).rejects.toThrow('401');
  });

  it('takes a partner from signing up to a booking that is paid out', async () => {
    kept.clear();
    const { initMiddleware }: DeviseAxios = load('devise-axios');
    const { default: axios }: { default: Axios } = load('axios');
    await initMiddleware({ authPrefix: `${origin}/api/v1/auth`, storage });
    const api = `${origin}/api/v1`;
    const sent = newPartner();
    await axios.post(`${api}/partners`, sent);
    await vi.waitFor(() => expect(kept.size).toBeGreaterThan(0));
    await confirm(sent.email);
    const added = await axios.post(`${api}/users/current-user/listings`, { listing: location });
    const { id } = added.data as { readonly id: string };
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    await axios.post(`${api}/users/current-user/listings/${id}/time_slots/batch`, {
      toCreate: days.map((day) => ({ day, from_time: '08:00 AM', to_time: '08:00 PM' })),
    });
    await axios.patch(`${api}/users/current-user`, { user: { payment_info_attributes: bankForm } });
    const account = await axios.get(`${api}/stripe_connections`);
    expect(account.data).toMatchObject({ stripe_connection: { token: { payouts_enabled: true } } });

    const booking = { ...wanted(id), stripe_card_token: 'tok_visa', user: user() };
    expect((await rest(t, 'POST', '/bookings', { booking })).status).toBe(201);
    await payOut(t, id);
    const booked = await axios.get(`${api}/users/current-user/listings/bookings`);
    expect(booked.data).toMatchObject({ listings: [{ id, bookings: [{ status: 'completed' }] }] });
    const summary = await axios.get(`${api}/users/current-user/summary`);
    expect(summary.data).toMatchObject({ available_balance: [], earnings: expect.stringMatching(/^[1-9]/) });
  });
});

describe('j-toker', () => {
  it('signs up and in by forms, changes account and password, asks for a reset, and signs out', async () => {
    const window = new Window({ url: `${origin}/` });
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', window.document);
    vi.stubGlobal('navigator', window.navigator);
    const $: { ajax(options: object): Promise<unknown> } = load('jquery');
    const auth: JToker = load('j-toker');
    const back = 'http://localhost:3000/login';
    const settings = { apiUrl: `${origin}/api/v1`, storage: 'localStorage', passwordResetSuccessUrl: () => back };
    // It asks at once whether a kept session still holds, and there is none.
    await expect(Promise.resolve(auth.configure(settings))).rejects.toBeDefined();
    const email = freshEmail();
    const signedUp = await auth.emailSignUp({ email, password: PASSWORD, password_confirmation: PASSWORD, ...person });
    expect(signedUp).toMatchObject({ status: 'success', data: { email } });
    await confirm(email);
    await auth.emailSignIn({ email, password: PASSWORD });
    expect(auth.user).toMatchObject({ email, first_name: 'Grace' });
    expect(await auth.validateToken()).toMatchObject({ email });
    await auth.updateAccount({ first_name: 'Amazing' });
    expect(auth.user).toMatchObject({ first_name: 'Amazing' });
    const next = 'a wardrobe of raincoats';
    await auth.updatePassword({ current_password: PASSWORD, password: next, password_confirmation: next });
    expect(await $.ajax({ url: `${origin}/api/v1/users/current-user` })).toMatchObject({ data: { email } });
    await auth.requestPasswordReset({ email });
    expect((await lastMail(t, email)).link.searchParams.get('reset_password')).toBe('true');
    await auth.signOut();
    await expect(Promise.resolve(auth.emailSignIn({ email, password: PASSWORD }))).rejects.toBeDefined();
    await auth.emailSignIn({ email, password: next });
    expect(auth.user).toMatchObject({ email });
    vi.unstubAllGlobals();
    await window.happyDOM.close();
  });
});
