import type { Endpoints } from './context.ts';
import { textOf, textsOf } from './form-params.ts';
import { find, listPage } from './lists.ts';
import type { Customer } from './records.ts';

export const customerEndpoints: Endpoints = {
  'POST /v1/customers': (context, { params }) => {
    const customer: Customer = {
      id: context.newId('cus'),
      object: 'customer',
      created: context.now(),
      livemode: false,
      email: textOf(params, 'email') ?? null,
      name: textOf(params, 'name') ?? null,
      phone: textOf(params, 'phone') ?? null,
      description: textOf(params, 'description') ?? null,
      metadata: textsOf(params, 'metadata'),
    };
    context.state.customers[customer.id] = customer;
    context.emit('customer.created', customer);
    return customer;
  },
  'GET /v1/customers': ({ state }, { params }) => {
    const email = textOf(params, 'email');
    const all = Object.values(state.customers);
    return listPage(email === undefined ? all : all.filter((each) => each.email === email), params, '/v1/customers');
  },
  'GET /v1/customers/:id': ({ state }, { path: [id] }) => find(state.customers, 'customer', id),
  'POST /v1/customers/:id': ({ state }, { path: [id], params }) => {
    const customer = find(state.customers, 'customer', id);
    for (const name of ['email', 'name', 'phone', 'description'] as const) {
      const value = textOf(params, name);
      if (value !== undefined) customer[name] = value;
    }
    Object.assign(customer.metadata, textsOf(params, 'metadata'));
    return customer;
  },
  'DELETE /v1/customers/:id': (context, { path: [id] }) => {
    const customer = find(context.state.customers, 'customer', id);
    for (const method of Object.values(context.state.paymentMethods)) {
      if (method.customer === customer.id) method.customer = null;
    }
    delete context.state.customers[customer.id];
    context.emit('customer.deleted', customer);
    return { id: customer.id, object: 'customer', deleted: true };
  },
};
