import { describe, expect, it } from 'vitest';
import { addressSource, senderAddress, networkOf, networksOf } from './client-network.ts';

const settings = (values: Record<string, string>) => addressSource((name) => values[name]);

describe('addressSource', () => {
  it.each([
    [{}, { header: 'cf-connecting-ip', trustedHops: 1 }],
    [{ CLIENT_ADDRESS_HEADER: 'x-forwarded-for' }, { header: 'x-forwarded-for', trustedHops: 1 }],
    [{ TRUSTED_PROXY_HOPS: '2' }, { header: 'cf-connecting-ip', trustedHops: 2 }],
    [{ TRUSTED_PROXY_HOPS: '0' }, { header: 'cf-connecting-ip', trustedHops: 1 }],
    [{ TRUSTED_PROXY_HOPS: 'two' }, { header: 'cf-connecting-ip', trustedHops: 1 }],
  ])('reads the settings %j', (values: Record<string, string>, source) => {
    expect(settings(values)).toEqual(source);
  });
});

describe('senderAddress', () => {
  it.each([
    ['203.0.113.7', 1, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
    ['10.0.0.1', 2, ''],
    ['', 1, ''],
  ])('for X-Forwarded-For %j and %i trusted hops, returns %j', (value, trustedHops, address) => {
    const headers = new Headers({ 'x-forwarded-for': value });
    expect(senderAddress(headers, { header: 'x-forwarded-for', trustedHops })).toBe(address);
  });

  it('ignores every header but the configured one', () => {
    const headers = new Headers({ 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6' });
    expect(senderAddress(headers, settings({}))).toBe('');
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('maps the address %j to the network %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('networksOf', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['2001:db8:1:a2ff::9', ['2001:db8:1:a2ff', '2001:db8:1:a200/56', '2001:db8:1/48']],
    ['2001:db8:1:2::9', ['2001:db8:1:2', '2001:db8:1:0/56', '2001:db8:1/48']],
    ['unknown', ['unknown']],
  ])('maps the address %j to the networks %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });
});
