//! Async functions that are compiled once.
//!
//! The future of an async function is compiled in each crate that awaits it, with everything that
//! it awaits itself. So every command of the bot would bring along all of `service` and `store`
//! again, and so would each of their tests. A boxed future is compiled where it is written.

use proc_macro::TokenStream;
use quote::quote;
use syn::{
    FnArg, GenericParam, ImplItem, ImplItemFn, ItemImpl, Type, Visibility, parse_macro_input,
    parse_quote,
};

/// Boxes the futures of the public async functions of an `impl` block, except for those with type
/// parameters.
///
/// The crate of the block needs `async-recursion`, which does it for each of them.
#[proc_macro_attribute]
pub fn boxed(_: TokenStream, block: TokenStream) -> TokenStream {
    let mut block = parse_macro_input!(block as ItemImpl);
    for item in &mut block.items {
        if let ImplItem::Fn(function) = item
            && is_door(function)
        {
            function.attrs.push(parse_quote!(#[::async_recursion::async_recursion]));
        }
    }
    quote!(#block).into()
}

fn is_door(function: &ImplItemFn) -> bool {
    let is_type = |parameter: &GenericParam| matches!(parameter, GenericParam::Type(_));
    let is_impl = |argument: &FnArg| matches!(argument, FnArg::Typed(argument) if matches!(*argument.ty, Type::ImplTrait(_)));
    let signature = &function.sig;
    signature.asyncness.is_some()
        && !matches!(function.vis, Visibility::Inherited)
        && !signature.generics.params.iter().any(is_type)
        && !signature.inputs.iter().any(is_impl)
}
