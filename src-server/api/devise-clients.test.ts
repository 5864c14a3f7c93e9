import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshEmail, makeMember, PASSWORD, signInBy } from '#server/modules/accounts/accounts.fixture.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { rest } from '#server/modules/accounts/accounts.fixture.ts';
import { user, wanted } from '#server/modules/booking/booking-rest.fixture.ts';
import { type ClientPage, confirm, followReset, openPage } from './client-page.fixture.ts';
import { bankForm, createPartnerApp, location, payOut, person as newPartner } from './partner-rest.fixture.ts';

// They are older than types: what is used of each is described here.
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
    verifyCredentials(store: { dispatch(thunk: Thunk): void }): void;
  };
}
interface DeviseAxios {
  initMiddleware(options: object): Promise<void>;
}
interface Axios {
  get(url: string): Promise<{ data: unknown }>;
  post(url: string, data: object): Promise<{ data: unknown }>;
  patch(url: string, data: object): Promise<unknown>;
  put(url: string, data: object): Promise<unknown>;
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
    | 'signOut'
    | 'destroyAccount',
    JTokerCall
  >
> & { readonly user: object };

/** Clients of devise_token_auth as they come from the registry, each driven as its own page says. */
let t: TestApp;
let origin: string;
let page: ClientPage;
let isOpen = false;

const kept = new Map<string, string>();
const SHOP = 'http://shop.example/account';
const NEXT = 'a wardrobe of raincoats';

/** Opens the first page of a client, or the next one: of the last only what it kept in its storage is left. */
async function open(url = `${origin}/`): Promise<ClientPage> {
  if (isOpen) await page.close();
  page = openPage(url, kept);
  isOpen = true;
  return page;
}

beforeAll(async () => {
  t = await createPartnerApp({ config: { RESET_ADDRESSES: [new URL(SHOP)] } });
  origin = t.baseUrl();
});
afterEach(async () => {
  await page.close();
  isOpen = false;
  kept.clear();
});
afterAll(() => t.close());

const person = { first_name: 'Grace', last_name: 'Hopper', phone_number: '+14165550101' };

describe('redux-token-auth', () => {
  const told: ReduxAction[] = [];
  const dispatch = (action: ReduxAction) => void told.push(action);

  function actionsOf({ load }: ClientPage) {
    const { generateAuthActions } = load<ReduxTokenAuth>('redux-token-auth');
    return generateAuthActions({
      authUrl: `${origin}/api/v1/auth`,
      userAttributes: { firstName: 'first_name', email: 'email', uid: 'uid', provider: 'provider' },
      userRegistrationAttributes: { firstName: 'first_name', lastName: 'last_name', phone: 'phone_number' },
    });
  }

  /** What a new page does first: it asks whether the session that is kept still holds. */
  async function verifyKept(): Promise<ReduxAction | undefined> {
    const before = told.length;
    actionsOf(page).verifyCredentials({ dispatch: (thunk) => void thunk(dispatch) });
    await vi.waitFor(() => expect(told.length).toBe(before + 2));
    return told.at(-1);
  }

  it('signs up, signs in, stays signed in over a reload, and signs out', async () => {
    const actions = actionsOf(await open());
    const email = freshEmail();
    await actions.registerUser({
      email,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      firstName: 'Grace',
      lastName: 'Hopper',
      phone: '+14165550101',
    })(dispatch);
    const attributes = { firstName: 'Grace', email, uid: email, provider: 'email' };
    expect(told.at(-1)).toMatchObject({ payload: { userAttributes: attributes } });
    await confirm(t, email);
    await actions.signInUser({ email, password: PASSWORD })(dispatch);
    expect(told.at(-1)).toMatchObject({ payload: { userAttributes: attributes } });

    await open();
    const secret = kept.get('access-token');
    expect(await verifyKept()).toMatchObject({ payload: { userAttributes: attributes } });
    expect(page.storage.getItem('access-token')).toBe(secret);
    expect(Number(page.storage.getItem('expiry')) * 1000).toBeGreaterThan(t.clock.now().toEpochMilli());

    await open();
    // The first thing that this page does, with nothing but the storage.
    await actionsOf(page).signOutUser()(dispatch);
    expect(page.storage.getItem('access-token')).toBeNull();
    page.storage.setItem('access-token', secret ?? '');
    page.storage.setItem('client', kept.get('client') ?? '');
    page.storage.setItem('uid', email);
    expect((await verifyKept())?.type).toMatch(/VERIFY_TOKEN_REQUEST_FAILED/);
  });
});

describe('devise-axios', () => {
  async function begin() {
    const { load, storage } = await open();
    const { initMiddleware } = load<DeviseAxios>('devise-axios');
    await initMiddleware({ authPrefix: `${origin}/api/v1/auth`, storage });
    return load<{ default: Axios }>('axios').default;
  }

  it('keeps the names of every answer, over a reload, and forgets them at sign-out', async () => {
    const { email } = await makeMember(t);
    const auth = `${origin}/api/v1/auth`;
    let axios = await begin();
    await axios.post(`${auth}/sign_in`, { email, password: PASSWORD });
    await vi.waitFor(() => expect(page.storage.length).toBeGreaterThan(0));
    axios = await begin();
    const validated = await axios.get(`${auth}/validate_token`);
    expect(validated.data).toMatchObject({ success: true, data: { email, uid: email } });
    const mine = await axios.get(`${origin}/api/v1/users/current-user`);
    expect(mine.data).toMatchObject({ data: { email } });
    await axios.delete(`${auth}/sign_out`);
    await expect(axios.get(`${origin}/api/v1/users/current-user`)).rejects.toThrow('401');
  });

  it('changes the password by the current one, and closes the account', async () => {
    const { email } = await makeMember(t);
    const auth = `${origin}/api/v1/auth`;
    const axios = await begin();
    await axios.post(`${auth}/sign_in`, { email, password: PASSWORD });
    await vi.waitFor(() => expect(page.storage.length).toBeGreaterThan(0));
    await axios.get(`${auth}/validate_token`);
    await axios.put(auth, { current_password: PASSWORD, password: NEXT });
    expect((await signInBy(t, email, NEXT)).status).toBe(200);
    await axios.delete(auth);
    await expect(axios.get(`${auth}/validate_token`)).rejects.toThrow('401');
    expect((await signInBy(t, email, NEXT)).status).toBe(401);
  });

  it('takes a partner from signing up to a booking that is paid out', async () => {
    const axios = await begin();
    const api = `${origin}/api/v1`;
    const sent = newPartner();
    await axios.post(`${api}/partners`, sent);
    await vi.waitFor(() => expect(page.storage.length).toBeGreaterThan(0));
    await confirm(t, sent.email);
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
  const settings = () => ({
    apiUrl: `${origin}/api/v1`,
    storage: 'localStorage',
    passwordResetSuccessUrl: () => SHOP,
  });

  /** Opens a page and asks at once, as it does, whether a kept session still holds. */
  async function begin(url?: string) {
    const { load } = await open(url);
    const $ = load<{ ajax(options: object): Promise<unknown> }>('jquery');
    const auth = load<JToker>('j-toker');
    return { $, auth, asked: Promise.resolve(auth.configure(settings())) };
  }

  it('signs up and in by forms, over a reload changes account and password, and signs out', async () => {
    const first = await begin();
    await expect(first.asked).rejects.toBeDefined();
    const email = freshEmail();
    const form = { email, password: PASSWORD, password_confirmation: PASSWORD, ...person };
    const signedUp = await first.auth.emailSignUp(form);
    expect(signedUp).toMatchObject({ status: 'success', data: { email } });
    await confirm(t, email);
    await first.auth.emailSignIn({ email, password: PASSWORD });
    expect(first.auth.user).toMatchObject({ email, first_name: 'Grace' });

    const { auth, asked, $ } = await begin();
    expect(await asked).toMatchObject({ email });
    await auth.updateAccount({ first_name: 'Amazing' });
    expect(auth.user).toMatchObject({ first_name: 'Amazing' });
    await auth.updatePassword({ current_password: PASSWORD, password: NEXT, password_confirmation: NEXT });
    expect(await $.ajax({ url: `${origin}/api/v1/users/current-user` })).toMatchObject({ data: { email } });
    await auth.signOut();
    await expect(Promise.resolve(auth.emailSignIn({ email, password: PASSWORD }))).rejects.toBeDefined();
    await auth.emailSignIn({ email, password: NEXT });
    expect(auth.user).toMatchObject({ email });
  });

  it('sets a new password on a page of another site by the mailed link', async () => {
    const { email } = await makeMember(t);
    const { auth: before, asked: none } = await begin();
    await expect(none).rejects.toBeDefined();
    await before.requestPasswordReset({ email });
    const target = await followReset(t, email);
    expect(target.href.startsWith(`${SHOP}?access-token=`)).toBe(true);

    const { auth, asked } = await begin(target.href);
    expect(await asked).toMatchObject({ email });
    await auth.updatePassword({ password: NEXT, password_confirmation: NEXT });
    expect((await signInBy(t, email, NEXT)).status).toBe(200);
    await expect(
      Promise.resolve(auth.updatePassword({ password: PASSWORD, password_confirmation: PASSWORD })),
    ).rejects.toMatchObject({ data: { success: false, errors: [expect.any(String)] } });
  });

  it('closes the account, and reads from the refusal why not', async () => {
    const { email } = await makeMember(t);
    const { auth, asked } = await begin();
    await expect(asked).rejects.toBeDefined();
    await expect(Promise.resolve(auth.destroyAccount())).rejects.toMatchObject({
      data: { errors: [expect.any(String)] },
    });
    await auth.emailSignIn({ email, password: PASSWORD });
    expect(await auth.destroyAccount()).toMatchObject({ status: 'success' });
    expect((await signInBy(t, email)).status).toBe(401);
  });
});
